// The build: one page into the server's static folder. The first screen comes in few files, named in the page so that none waits for another.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const server = 'http://127.0.0.1:8642';

type Bundle = Rolldown.OutputBundle;
const chunks = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk with everything it imports at once, styles too. */
function needed(bundle: Bundle, module: string): string[] {
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) add(bundle[name] as Rolldown.OutputChunk);
  };
  const first = chunks(bundle).find((chunk) => chunk.facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`no chunk begins with ${module}`);
  add(first);
  return [...found];
}

/** Name the files of the first screen in the page: the browser asks for all of them at once. */
function firstScreen(): Plugin {
  return {
    name: 'first-screen',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        !bundle
          ? []
          : needed(bundle, '/src/begin.ts')
              .filter((file) => !html.includes(file))
              .map((file) => ({
                tag: 'link',
                attrs: file.endsWith('.css')
                  ? { rel: 'stylesheet', crossorigin: true, href: `/${file}` }
                  : { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
                injectTo: 'head' as const,
              })),
    },
  };
}

/** Write into the service worker which files it shall keep from the beginning: first screen and table. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['/main.ts', '/src/begin.ts', '/screens/TableScreen.svelte'].flatMap((module) =>
        module === '/main.ts' ? entry(bundle) : needed(bundle, module),
      );
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const list = JSON.stringify(['/', '/icon.svg', ...new Set(files.map((file) => `/${file}`))]);
      const source = readFileSync('sw.js', 'utf8').replace("'unbuilt'", `'${version}'`).replace("['/']", list);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

function entry(bundle: Bundle): string[] {
  return chunks(bundle).flatMap((chunk) =>
    chunk.isEntry ? [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])] : [],
  );
}

export default defineConfig({
  base: '/',
  plugins: [svelte(), firstScreen(), serviceWorker()],
  build: {
    outDir: '../src/undermine/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false, // or the first words would wait for the whole table
          groups: [
            {
              debugName: 'words',
              name: (id: string) =>
                /[\\/]locale[\\/](..)[\\/](page|cards|talk)\.ftl/.exec(id)?.[1]
                  ? `words-${/[\\/]locale[\\/](..)/.exec(id)![1]}`
                  : null,
              priority: 3,
            },
            {
              name: 'table',
              test: new RegExp(
                [
                  /node_modules[\\/]d3-|src[\\/]text[\\/]describe|src[\\/]net[\\/](table|patience)/,
                  /src[\\/](board|game)[\\/](?!Chronicle|Haul|Outcome|Recent|RoundEnd|Unwanted|Welcome|poster|tour)/,
                ]
                  .map((files) => files.source)
                  .join('|'),
              ),
              priority: 1,
            },
            {
              name: 'base',
              test: new RegExp(
                [
                  /node_modules[\\/](svelte|@fluent|esm-env|clsx)/,
                  /src[\\/]((cards|parts)[\\/]|text[\\/]words|net[\\/](api|line|shuffle)|(route|settings)\.svelte)/,
                ]
                  .map((files) => files.source)
                  .join('|'),
              ),
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
});
