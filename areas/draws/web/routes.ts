// Route of the public page of a draw.

import type { ScreenRoute } from '#platform/web/shell/screen-route.ts'

export const drawRoutes: readonly ScreenRoute[] = [
  {
    name: 'publicDraw',
    path: '/action/$drawSlug/draw',
    layout: 'form',
    title: 'draws_page_title',
    texts: ['draws'],
    page: () => import('./page/DrawPage.tsx'),
  },
]
