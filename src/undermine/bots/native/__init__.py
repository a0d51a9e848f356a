"""The bots' hot code, compiled with the engine: measuring, remembering and weighing."""
