// Size limits of each entry point: kB of gzip -9 (1 kB = 1000 bytes), over a page that only renders <b/> with react-dom.
// `goal` is the target of performance F.5. `limit` is what fails the gate: the goal, or for a row that misses it the measured size plus 2 %,
// so that the row can only become smaller.

// `libraries` are the required libraries of the same page; the difference to the measured size is our code.

/** Tools that load on a press; rows that name this list do not count them. */
const ON_PRESS = [
  // exported pictures and documents of a chart, with the PDF library
  'ui/charts/chart-export/save-picture',
  'ui/charts/chart-export/pdf/pdf-file',
]

/** Parts of tables that load if a prop needs them. */
const TABLE_TOOLS = [
  'ui/tables/data-table/filters/table-tools',
  'ui/tables/data-table/headings/column-menu-panel',
  'ui/tables/data-table/headings/column-drag',
  'ui/tables/data-table/headings/width-handle',
  'ui/tables/data-table/cell-selection/cell-selection',
]

/** Parts of the bond page that load on a press. What loads by scrolling and in the first views is counted. */
const OPENED_TOOLS = [
  ...ON_PRESS,
  ...TABLE_TOOLS,
  // the extended chart: a tab of the chart's section
  'bond-page/sections/graph/extended-chart',
  // the label keys of `?show_labels`, for editors
  'ui/shell/label-overlay/label-overlay-view',
  // the picture of a chart: servers load it, browsers leave it in the markup
  'ui/charts/chart-panel/chart-picture',
]

const TABS = { '@radix-ui/react-tabs': ['Root', 'List', 'Trigger', 'Content'] }
const DIALOG = {
  '@radix-ui/react-dialog': ['Root', 'Portal', 'Overlay', 'Content', 'Title', 'Description', 'Close'],
}
const POPOVER = { '@radix-ui/react-popover': ['Root', 'Anchor', 'Portal', 'Content'] }
const DATES = {
  'react-day-picker': ['DayPicker'],
  'date-fns/format': ['format'],
  'date-fns/parse': ['parse'],
}
const TABLE = {
  '@tanstack/react-table': [
    'useTable',
    'tableFeatures',
    'columnVisibilityFeature',
    'columnOrderingFeature',
    'columnPinningFeature',
    'columnSizingFeature',
    'columnResizingFeature',
    'columnFilteringFeature',
    'columnFacetingFeature',
    'globalFilteringFeature',
    'columnGroupingFeature',
    'rowAggregationFeature',
    'rowSortingFeature',
    'rowExpandingFeature',
    'rowPaginationFeature',
    'rowSelectionFeature',
    'cellSelectionFeature',
    'filterFn_includesString',
    'filterFn_inNumberRange',
    'filterFn_equals',
    'aggregationFn_sum',
    'aggregationFn_mean',
    'aggregationFn_min',
    'aggregationFn_max',
    'createExpandedRowModel',
    'createFacetedMinMaxValues',
    'createFacetedRowModel',
    'createFacetedUniqueValues',
    'createFilteredRowModel',
    'createGroupedRowModel',
  ],
}
const CHART = {
  '@visx/xychart': ['XYChart', 'Axis', 'Grid', 'LineSeries', 'Tooltip'],
  'd3-scale': ['scaleLinear', 'scaleLog'],
  'd3-time': ['utcMinute', 'utcHour', 'utcDay', 'utcMonday', 'utcMonth', 'utcYear'],
  'd3-quadtree': ['quadtree'],
}
const NETWORK = {
  '@visx/network': ['Graph'],
  'd3-quadtree': ['quadtree'],
  'd3-force': ['forceSimulation', 'forceLink', 'forceManyBody', 'forceCenter', 'forceCollide'],
}

/**
 * One page per row. `uses` are modules with the imported names; each page has the provider too, which every widget needs.
 * `without` are packages that the page must not contain.
 */
export const ENTRIES = [
  {
    name: 'tabs',
    goal: 10,
    limit: 22.1,
    libraries: TABS,
    without: [
      '@radix-ui/react-popover',
      '@radix-ui/react-dialog',
      '@tanstack/table-core',
      'react-day-picker',
      'd3-scale',
    ],
    uses: { '@accrue/ui/controls': ['Tabs', 'TabsList', 'TabsTrigger', 'TabsPanel'] },
  },
  {
    name: 'dialog',
    goal: 14.5,
    // 0.6 more than before: a dialog opened from another one returns the focus to the first opener, and a tip has its own trigger
    limit: 41.3,
    libraries: DIALOG,
    without: [
      '@radix-ui/react-popover',
      '@radix-ui/react-tabs',
      '@tanstack/table-core',
      'react-day-picker',
      'd3-scale',
    ],
    uses: { '@accrue/ui/controls': ['Dialog'] },
  },
  {
    name: 'date picker with its popover',
    goal: 42,
    limit: 90.0,
    libraries: { ...DATES, ...POPOVER },
    without: ['@radix-ui/react-dialog', '@radix-ui/react-tabs', '@tanstack/table-core', 'd3-scale'],
    uses: { '@accrue/ui/controls': ['DatePicker', 'PickerField'] },
  },
  {
    name: 'search box with its popover',
    goal: 27,
    limit: 51.6,
    without: ['@radix-ui/react-dialog', '@tanstack/table-core', 'react-day-picker', 'd3-scale'],
    uses: { '@accrue/ui/blocks': ['GlobalSearch'] },
  },
  {
    name: 'these four together',
    goal: 50,
    limit: 108.7,
    libraries: { ...TABS, ...DIALOG, ...DATES, ...POPOVER },
    uses: {
      '@accrue/ui/controls': [
        'Tabs',
        'TabsList',
        'TabsTrigger',
        'TabsPanel',
        'Dialog',
        'DatePicker',
        'PickerField',
      ],
      '@accrue/ui/blocks': ['GlobalSearch'],
    },
  },
  {
    name: 'data table',
    goal: 14,
    limit: 110.8,
    libraries: TABLE,
    without: [
      '@radix-ui/react-dialog',
      '@radix-ui/react-tabs',
      'react-day-picker',
      'd3-scale',
      '@tanstack/query-core',
    ],
    uses: { '@accrue/ui/tables': ['DataTable'] },
    later: TABLE_TOOLS,
  },
  {
    name: 'data table with long tables',
    goal: 24,
    limit: 112.2,
    libraries: TABLE,
    uses: { '@accrue/ui/tables': ['DataTable', 'ScrollTable'] },
    later: TABLE_TOOLS,
  },
  {
    name: 'chart',
    goal: 36,
    // 0.5 more than before: the text of a path is written into bytes, gestures redraw by need, a tooltip only grows while it is shown
    limit: 118,
    libraries: CHART,
    without: [
      '@radix-ui/react-dialog',
      'react-day-picker',
      '@tanstack/table-core',
      '@cantoo/pdf-lib',
      '@cantoo/fontkit',
    ],
    uses: { '@accrue/ui/charts': ['TimeChart'] },
    later: ON_PRESS,
  },
  {
    name: 'network graph with its worker',
    goal: 8.5,
    limit: 68.3,
    libraries: NETWORK,
    without: ['@radix-ui/react-dialog', 'react-day-picker', '@tanstack/table-core', '@cantoo/pdf-lib'],
    uses: { '@accrue/ui/charts': ['NetworkGraph'] },
    workers: ['ui/charts/network-graph/layout-worker'],
    later: ON_PRESS,
  },
  {
    name: 'everything on the bond page',
    goal: 120,
    // 0.7 more than before: paths, gestures and the tooltip, as above; classes joined by two functions
    limit: 458.8,
    libraries: {
      ...{ ...TABS, ...DIALOG, ...DATES, ...POPOVER, ...TABLE, ...CHART, ...NETWORK },
      '@tanstack/react-query': ['QueryClient', 'QueryClientProvider', 'useQuery', 'useMutation'],
    },
    uses: { '@accrue/bond-page': ['BondPage', 'connectPorts'], '@accrue/api-client': ['createApi'] },
    workers: ['ui/charts/network-graph/layout-worker'],
    later: OPENED_TOOLS,
  },
]

/**
 * Pages of the built demo, including React: files before the first paint. `sent`: in brotli and with headers, as browsers get them; such a
 * row also has the files that effects load.
 */
export const BUILT = [
  {
    name: 'first view of the bond page, with React',
    goal: 115,
    // 2 more than before: served markup is replaced without a shift, also below a name of two lines, passes on its focus, its controls
    // wait for their section, and it stays with a message and Retry if that does not load; so does the chart's picture
    limit: 205.6,
    folder: 'apps/demo/dist/web',
    entries: ['index.html', 'src/main.tsx', 'src/pages/bond-view.tsx'],
    ending: '.js',
  },
  {
    name: 'bond page by itself, brotli and headers',
    goal: 300,
    limit: 300,
    sent: true,
    folder: 'apps/demo/dist/web',
    entries: [
      'index.html',
      'src/main.tsx',
      'src/pages/bond-view.tsx',
      '../../packages/bond-page/src/sections/graph/graph-section.tsx',
      '../../packages/ui/src/charts/chart-panel/chart-panel-charts.tsx',
      'src/shell/later-parts.tsx',
      'src/waiting-links.ts',
    ],
    ending: '.js',
  },
  {
    name: 'CSS of the bond page',
    goal: 12,
    // 0.5 more than before: the picture of a chart in the markup, and touch targets in its legend
    limit: 32.7,
    folder: 'apps/demo/dist/web',
    entries: ['index.html', 'src/main.tsx', 'src/pages/bond-view.tsx'],
    ending: '.css',
  },
]
