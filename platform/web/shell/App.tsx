// Root component: loads workspace, language and texts, then renders the router (spec 1 §2.1, §8).

import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, startTransition, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { Init } from '#platform/contract/session.ts'
import { tintOf } from '#platform/rules/project-type.ts'
import { setWorkspace } from '../api/request.ts'
import { currentAudience, fallBackTo, onLanguageChange } from '../i18n/language.ts'
import { showCurrentLanguage, speakInWordsOf } from '../i18n/texts.ts'
import { ConfirmHost } from '../modal/ConfirmHost.tsx'
import { hexColour } from '#platform/rules/hex-colour.ts'
import { Theming } from '../theme/Theming.tsx'
import { rememberSupport } from './backend.ts'
import { BrandStyle } from './frame/BrandStyle.tsx'
import { isEmbedded } from './frame/embedded.ts'
import { CallFailed } from '../api/call-failed.ts'
import { ArchivedPage, InitFailedPage, InitFallbackPage, UnknownWorkspacePage } from './screens/StartPages.tsx'
import { SlotsContext } from '../slots/slot-source.ts'
import { RecordKindsContext } from '../records/use-record-kinds.ts'
import { ViewerHost } from './panels/ViewerHost.tsx'
import { atLast } from './frame/first-picture.ts'
import { endPrerendered } from './prerendered/prerendered.ts'
import { setSiteTitle } from '../core/page-title.ts'
import type { AppRouter } from './router.tsx'
import { initQuery } from '../api/session.ts'
import { ShellPartsContext, type Given } from './shell-parts.ts'

/** Loaded after the first screen, with retries; messages wait for it. */
const Notifications = lazy(() =>
  atLast(async () => ({ default: (await import('./notices/Notifications.tsx')).Notifications })),
)

interface Props {
  router: AppRouter
  queryClient: QueryClient
  given: Given
}

export function App({ router, queryClient, given }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShellPartsContext value={given}>
        <SlotsContext value={given.slots}>
          <RecordKindsContext value={given.recordKinds}>
            <Readiness router={router} />
          </RecordKindsContext>
        </SlotsContext>
      </ShellPartsContext>
    </QueryClientProvider>
  )
}

/**
 * Renders nothing while init loads, then the router or an error page; archived and unknown workspaces have their own
 * page.
 */
function Readiness({ router }: { router: AppRouter }) {
  const { data: init, error, refetch } = useQuery(initQuery)
  const hasTexts = useTexts(init)
  if (!hasTexts) return null
  if (error) {
    return (
      <Dressed tint={tintOf.rent}>
        <StartFailure status={error instanceof CallFailed ? error.status : 0} retry={() => void refetch()} />
      </Dressed>
    )
  }
  if (!init) return null
  if (init.tenantStatus) {
    return (
      <Dressed tint={tintOf[init.theme]}>
        <ArchivedPage workspace={init.siteTitle} status={init.tenantStatus} />
      </Dressed>
    )
  }
  return <Ready init={init} router={router} />
}

function StartFailure({ status, retry }: { status: number; retry: () => void }) {
  if (status === 404) return <UnknownWorkspacePage />
  return status >= 400 && status < 500 ? <InitFallbackPage /> : <InitFailedPage status={status} retry={retry} />
}

function Ready({ init, router }: { init: Init; router: AppRouter }) {
  const audience = useSyncExternalStore(onLanguageChange, currentAudience)
  const isPublic = audience === 'public'
  const { public_theme_color, frame_color } = init.publicPage
  const own = isPublic ? (isEmbedded() && hexColour(frame_color)) || hexColour(public_theme_color) : undefined
  return (
    <Theming tint={own ?? tintOf[init.theme]} fontSize={isPublic ? 16 : 14}>
      {isPublic && <BrandStyle look={init.publicPage} />}
      <Suspense fallback={null}>
        <RouterProvider router={router} />
      </Suspense>
      <ViewerHost />
      <ConfirmHost />
      <Suspense>
        <Notifications />
      </Suspense>
    </Theming>
  )
}

function Dressed({ tint, children }: { tint: string; children: ReactNode }) {
  useEffect(endPrerendered, [])
  return (
    <Theming tint={tint} fontSize={16}>
      {children}
    </Theming>
  )
}

/** Texts load in parallel with init; the workspace's language applies once it is known. */
function useTexts(init: Init | undefined): boolean {
  const [hasTexts, setHasTexts] = useState(false)
  useEffect(() => {
    if (init) {
      setWorkspace(init.tenant)
      setSiteTitle(init.siteTitle)
      rememberSupport(init.supportEmail)
      fallBackTo(init.language)
      speakInWordsOf(init.project_type)
    }
    void atLast(showCurrentLanguage).then(() => startTransition(() => setHasTexts(true)))
  }, [init])
  return hasTexts
}
