// Builds the router from the areas' screens: one layout route each; each screen is guarded and lazily loaded.

import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../core/address.ts'
import { readUser } from '../api/stored-user.ts'
import { enter } from './enter.ts'
import { inSmallPieces } from './prerendered/in-small-pieces.tsx'
import { ScreenFailed } from './screens/ScreenFailed.tsx'
import { ScreenLoading } from './screens/ScreenLoading.tsx'
import type { Layout, LoadContext, ScreenPage, ScreenRoute } from './screen-route.ts'
import { unknownPath } from './shell-routes.ts'
import type { SlotSource } from '../slots/slot-source.ts'
import type { ShellParts } from './web-area.ts'

export type AppRouter = ReturnType<typeof makeRouter>

export function makeRouter(
  screens: readonly ScreenRoute[],
  queryClient: QueryClient,
  slots: SlotSource,
  { StaffLoading = ScreenLoading, ExternalLayout = Outlet }: Pick<ShellParts, 'StaffLoading' | 'ExternalLayout'> = {},
) {
  const root = createRootRoute({
    component: Outlet,
    errorComponent: ScreenFailed,
    notFoundComponent: ScreenLoading,
  })
  const layouts = {
    staff: createRoute({
      getParentRoute: () => root,
      id: 'staff',
      component: lazyRouteComponent(() => import('./frame/StaffLayout.tsx')),
      pendingComponent: StaffLoading,
      pendingMs: 0,
    }),
    public: createRoute({
      getParentRoute: () => root,
      id: 'public',
      component: lazyRouteComponent(() => import('./frame/PublicLayout.tsx')),
    }),
    form: createRoute({
      getParentRoute: () => root,
      id: 'form',
      component: lazyRouteComponent(() => import('./frame/FormLayout.tsx')),
    }),
    external: createRoute({ getParentRoute: () => root, id: 'external', component: ExternalLayout }),
    bare: createRoute({ getParentRoute: () => root, id: 'bare', component: Outlet }),
  } satisfies Record<Layout, unknown>

  const inLayout = (layout: Layout) =>
    screens
      .filter((screen) => screen.layout === layout)
      .map((screen) => routeOf(screen, layouts[layout], { queryClient, slots }))
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: async ({ location: { href } }) => {
      // A public page contains only its own screens; any other path needs a page load.
      if (screens.every(({ layout }) => layout !== 'staff')) await leaveFor(href)
      if (!readUser()) throw redirect({ to: unknownPath.redirectTo, replace: true })
    },
    component: lazyRouteComponent(() => import('./screens/NotFoundPage.tsx')),
  })

  return createRouter({
    routeTree: root.addChildren([
      layouts.staff.addChildren(inLayout('staff')),
      layouts.public.addChildren(inLayout('public')),
      layouts.form.addChildren(inLayout('form')),
      layouts.external.addChildren(inLayout('external')),
      layouts.bare.addChildren(inLayout('bare')),
      unknown,
    ]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPreloadDelay: 80,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    defaultPendingMinMs: 300,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenFailed,
    trailingSlash: 'never',
  })
}

const leaveFor = (href: string): Promise<never> => {
  location.assign(href)
  return new Promise(() => {})
}

type LayoutRoute = Parameters<typeof createRoute>[0]['getParentRoute']

interface Sources {
  queryClient: QueryClient
  slots: SlotSource
}

function routeOf(screen: ScreenRoute, parent: ReturnType<LayoutRoute>, { queryClient, slots }: Sources) {
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    beforeLoad: ({ location, params, preload }) => enter(screen, { location, params, preload }, queryClient),
    ...('page' in screen
      ? {
          component: inSmallPieces(lazyRouteComponent(screen.page)),
          loader: ({
            params,
            location,
          }: {
            params: LoadContext['params']
            location: { search: LoadContext['search'] }
          }) => load(screen, { params, search: location.search, queryClient }, slots),
        }
      : {}),
  })
}

/** A page's chunk may export its loader; the route may also name one. */
async function load(screen: ScreenPage, context: LoadContext, slots: SlotSource) {
  const added = screen.slots && slots.preload?.(screen.slots, context)
  const [own] = await Promise.all([screen.page(), added])
  await Promise.all([own.load?.(context), screen.load?.(context)])
}
