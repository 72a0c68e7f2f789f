import { runServerTool } from './run-server-tool.mjs';

await runServerTool('grant-admin', 'operators/grant-admin.ts');
