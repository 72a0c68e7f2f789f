import { runServerTool } from './run-server-tool.mjs';

await runServerTool('restore', 'backups/restore-command.ts');
