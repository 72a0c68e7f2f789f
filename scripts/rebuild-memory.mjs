import { runServerTool } from './run-server-tool.mjs';

await runServerTool('rebuild-memory', 'operators/rebuild-memory.ts');
