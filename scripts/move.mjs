import { runServerTool } from './run-server-tool.mjs';

await runServerTool('move', 'backups/move-command.ts');
