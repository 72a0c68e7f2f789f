import { runServerTool } from './run-server-tool.mjs';

await runServerTool('migrate', 'migrate.ts');
