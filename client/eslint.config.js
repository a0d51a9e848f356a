// What eslint holds the page to: its own, TypeScript's and Svelte's recommended rules; layout is prettier's alone.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What the server tells is read by its declared type alone, so that a field that is renamed fails svelte-check.
const UNTYPED = [
  {
    selector: "BinaryExpression[operator='in'][left.type='Literal'][right.name!='navigator']",
    message: 'Ask for the game and the type (`view.game`, `event.type`, game/particulars.ts), then read the field.',
  },
  { selector: 'TSAsExpression > TSAnyKeyword', message: 'Say what it is.' },
  { selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword', message: 'Say what it is.' },
];

export default defineConfig(
  globalIgnores(['src/net/protocol.ts', 'src/lesson/steps.ts']), // written by scripts/
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-len': ['error', { code: 160 }], // where prettier cannot break: strings and comments
      'no-restricted-syntax': ['error', ...UNTYPED],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['*.config.*', 'scripts/**'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
