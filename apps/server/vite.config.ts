import { defineConfig } from 'vite';

export default defineConfig({
  // Our own packages are TypeScript sources and go into the bundle; installed ones stay outside.
  ssr: { noExternal: [/^@scholar\//, /^drizzle-orm/], target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        'ai-server': 'src/ai-server/main.ts',
        migrate: 'src/migrate.ts',
        backup: 'src/backups/backup-command.ts',
        restore: 'src/backups/restore-command.ts',
        move: 'src/backups/move-command.ts',
        doctor: 'src/doctor/doctor-command.ts',
        'grant-admin': 'src/operators/grant-admin.ts',
        'rebuild-memory': 'src/operators/rebuild-memory.ts',
        'study.worker': 'src/adapters/ai/study.worker.ts',
        'weights.worker': 'src/adapters/memory/weights.worker.ts',
        'llm.worker': 'src/adapters/ai/llm.worker.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
