// Registers the area in the web. Large modules are imported when first shown.

import type { WebArea } from '#platform/web/shell/web-area.ts'

export const marketingWeb: WebArea = { word: 'marketing', routes: [] }
