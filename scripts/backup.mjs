import { runServerTool } from './run-server-tool.mjs';

await runServerTool('backup', 'backups/backup-command.ts');
