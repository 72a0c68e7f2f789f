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
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.ts$',
          '(^|/)main\\.tsx?$',
          TESTS,
          '^apps/web/public/',
          // Bundlers for browsers take it in place of the other one.
          '/read-list-in-browser\\.ts$',
        ],
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
      name: 'memory-imports-ts-fsrs-only',
      comment: 'The schedule is the same in servers and browsers.',
      severity: 'error',
      from: { path: '^packages/memory/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/memory/src/', '/node_modules/ts-fsrs/|^node_modules/ts-fsrs/'] },
    },
    {
      name: 'markup-imports-nothing',
      severity: 'error',
      from: { path: '^packages/markup/src/', pathNot: TESTS },
      to: { pathNot: '^packages/markup/src/' },
    },
    {
      name: 'domain-imports-contract-and-memory',
      comment: 'No Node, no npm packages, no clocks: rules take what they need as arguments.',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: { pathNot: ['^packages/domain/src/', '^packages/(contract|memory)/src/index\\.ts$'] },
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
      name: 'extract-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/extract/' },
      to: { path: '^(apps|e2e|bench|scripts|packages/(?!extract/))' },
    },
    {
      name: 'extract-runs-in-browsers',
      comment: 'What only Node has lies in node/ or is called so.',
      severity: 'error',
      from: {
        path: '^packages/extract/src/',
        pathNot: [TESTS, '^packages/extract/src/node/', '/node-[^/]+\\.ts$'],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'file-formats-do-not-meet',
      comment:
        'What two formats share lies in blocks/, fonts/, heic/, packed/ or text/. Books (epub/) and cards (anki/) are made of web pages (html/), Markdown (md/) may hold parts of them.',
      severity: 'error',
      from: {
        path: '^packages/extract/src/(doc|docx|html|ocr|odt|pairs|pdf|picture|pptx|rtf|tables)/',
        pathNot: TESTS,
      },
      to: {
        path: '^packages/extract/src/(anki|doc|docx|epub|html|md|ocr|odt|pairs|pdf|picture|pptx|rtf|tables)/',
        pathNot: '^packages/extract/src/$1/',
      },
    },
    {
      name: 'exports-run-in-browsers',
      comment: 'What a student takes along is written on the device.',
      severity: 'error',
      from: { path: '^packages/exports/src/', pathNot: TESTS },
      to: {
        path: ['^(apps|e2e|bench|scripts|packages/(?!exports/|contract/|markup/|memory/))'],
      },
    },
    {
      name: 'ai-knows-contract-and-domain',
      severity: 'error',
      from: { path: '^packages/ai/' },
      to: {
        path: [
          '^(apps|e2e|bench|scripts|packages/(?!ai/|domain/|contract/))',
          'node_modules/@?fastify',
        ],
      },
    },
    {
      name: 'training-is-no-product-code',
      severity: 'error',
      from: { pathNot: '^packages/ai/training/' },
      to: { path: '^packages/ai/training/' },
    },
    {
      name: 'embedded-engine-needs-no-provider',
      comment: 'It works offline, and providers load slowly.',
      severity: 'error',
      from: {
        path: '^packages/ai/(src|training)/',
        pathNot: [TESTS, '^packages/ai/src/(llm|browser)/', '^packages/ai/src/index\\.ts$'],
      },
      to: { path: ['^packages/ai/src/llm/', 'node_modules/(@ai-sdk|ai)/'] },
    },
    {
      name: 'providers-know-no-study-material',
      severity: 'error',
      from: { path: '^packages/ai/src/llm/client/', pathNot: TESTS },
      to: { path: '^packages/ai/src/(?!llm/(client/|llm-failure|llm-settings|question))' },
    },
    {
      name: 'languages-do-not-meet',
      comment: 'What both need lies in reading/ or cards/.',
      severity: 'error',
      from: { path: '^packages/ai/src/(english|vietnamese)/' },
      to: {
        path: '^packages/ai/src/(english|vietnamese)/',
        pathNot: '^packages/ai/src/$1/',
      },
    },
    {
      name: 'languages-meet-in-make-cards',
      comment: 'Labels of notes are word lists, in both languages.',
      severity: 'error',
      from: {
        path: '^packages/ai/src/cards/',
        pathNot: [TESTS, '^packages/ai/src/cards/make-cards\\.ts$'],
      },
      to: {
        path: '^packages/ai/src/(english|vietnamese)/',
        pathNot: '^packages/ai/src/vietnamese/word-lists\\.ts$',
      },
    },
    {
      name: 'reading-is-the-lowest',
      comment: 'The stop words are a Vietnamese word list, too.',
      severity: 'error',
      from: { path: '^packages/ai/src/(reading|learning)/', pathNot: TESTS },
      to: {
        path: '^packages/ai/src/(?!(reading|learning)/)',
        pathNot: '^packages/ai/src/vietnamese/word-lists\\.ts$',
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
          '^packages/contract/src/accounts/common-passwords\\.ts$',
          // What of the AI runs in browsers.
          '^packages/ai/src/browser/index\\.ts$',
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
      // A test that starts a server of its own needs a port, like every other start of one.
      to: { path: '^(apps|e2e|bench|scripts)/', pathNot: '^scripts/find-free-port\\.mjs$' },
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
      name: 'web-imports-what-runs-in-browsers',
      severity: 'error',
      from: { path: '^apps/web/src/' },
      to: {
        path: [
          '^packages/(?!contract/src/(index|accounts/common-passwords)\\.ts$|(ai|extract)/src/browser/index\\.ts$|(exports|extract|markup|memory)/src/index\\.ts$)',
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
