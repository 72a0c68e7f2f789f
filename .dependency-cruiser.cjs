const TESTS = '(\\.test\\.tsx?$|/testing/)';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files that need each other are one thing or need a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.config\\.ts$', '(^|/)main\\.tsx?$', TESTS, '^apps/web/public/'],
      },
      to: {},
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-zod-only',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/contract/src/', '/node_modules/zod/|^node_modules/zod/'] },
    },
    {
      name: 'domain-imports-contract-only',
      comment: 'No Node, no npm packages, no clocks: rules take what they need as arguments.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/domain/src/', '^packages/contract/src/index\\.ts$'] },
    },
    {
      name: 'db-knows-contract-and-domain',
      severity: 'error',
      from: { path: '^packages/db/src/' },
      to: {
        path: ['^apps/', '^packages/(?!db/|domain/|contract/)', 'node_modules/@?fastify'],
      },
    },
    {
      name: 'packages-are-used-through-their-index',
      comment: 'The insides of a package belong to it; `./testing` is for tests.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^packages/[^/]+/src/(index|testing/index)\\.ts$',
          // Too large for the index, which every page loads.
          '^packages/contract/src/common-passwords\\.ts$',
          // The import runs in browsers and in Node, with the parts that each of them has.
          '^packages/extract/src/(browser/|node/)?index\\.ts$',
          '^$1/$2/',
        ],
      },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench|scripts)/' },
    },
    {
      name: 'sql-stays-in-db',
      severity: 'error',
      from: { path: '^apps/' },
      to: {
        path: ['node_modules/drizzle-orm/', 'node_modules/pg/', 'node_modules/@electric-sql/'],
      },
    },
    {
      name: 'server-never-imports-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'http-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/http/', pathNot: TESTS },
      to: { path: '^apps/server/src/(routes|adapters)/' },
    },
    {
      name: 'web-imports-contract-only',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: {
        path: [
          '^packages/(?!contract/src/(index|common-passwords)\\.ts$|extract/src/(browser/)?index\\.ts$)',
          '^apps/(?!web/)',
          '^(e2e|bench|scripts)/',
        ],
      },
    },
    {
      name: 'web-runs-in-browsers',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-lib-is-the-lowest',
      severity: 'error',
      from: { path: '^apps/web/src/lib/', pathNot: TESTS },
      to: { path: '^apps/web/src/(ui|features|app|gallery)/' },
    },
    {
      name: 'web-ui-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/ui/', pathNot: TESTS },
      to: { path: '^apps/web/src/(features|app|gallery)/' },
    },
    {
      name: 'web-features-know-no-app',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TESTS },
      to: { path: '^apps/web/src/(app|gallery)/' },
    },
    {
      name: 'features-meet-through-public',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/[^/]+/public\\.tsx?$'],
      },
    },
    {
      name: 'no-feature-cycles',
      comment: 'Two features that need each other hide a third one, also without a cycle of files.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/web/src/features/[^/]+$' },
      to: { circular: true, path: '^apps/web/src/features/[^/]+$' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: [TESTS, '^e2e/', '^bench/', '^scripts/'] },
      to: { path: TESTS },
    },
    {
      name: 'product-needs-no-dev-dependency',
      severity: 'error',
      from: {
        path: '^(apps|packages)/[^/]+/src/',
        pathNot: [TESTS, '/seed/', '/gallery/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'journeys-see-the-product-from-outside',
      comment: 'What makes files for tests is the exception.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(apps|packages/(?!contract/))', pathNot: '/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|e2e/test-results)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // A type import ties two files together just like any other.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
    skipAnalysisNotInRules: true,
  },
};
