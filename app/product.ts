// The product in the browser: the areas, and the parts that they give to the shell.

import { makeStorageUsable } from '#platform/web/api/usable-storage.ts'
import { hasPrerendered } from '#platform/web/shell/frame/first-picture.ts'
import { start } from '#platform/web/shell/start.tsx'

makeStorageUsable(window)
const { product } = hasPrerendered() ? await import('./areas.public.ts') : await import('./product.web.ts')
const root = document.getElementById('root')
if (root) await start(product, root)
