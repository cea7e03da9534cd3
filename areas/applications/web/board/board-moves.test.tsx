import { DndContext, type KeyboardCoordinateGetter } from '@dnd-kit/core'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardCard, BoardMove } from '../../contract/board.ts'
import { columnCoordinates } from './board-keys.ts'
import { moveWords } from './board-words.ts'
import { DraggableCard } from './BoardCard.tsx'
import { useMove, type AskedMove } from './use-move.ts'

const requests: string[] = []
const openedPanels: (string | undefined)[][] = []

vi.mock(import('#platform/web/sidepanel/panel.ts'), async (original) => ({
  ...(await original()),
  usePanel: () => ({
    open: async (...panel: (string | undefined)[]) => void openedPanels.push(panel),
    close: async () => undefined,
    current: undefined,
  }),
}))

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('location', { origin: 'http://rent.localhost', pathname: '/' })
  vi.stubGlobal('fetch', async (url: string | URL, { method }: RequestInit) => {
    requests.push(`${method} ${new URL(url, 'http://rent.localhost').pathname}`)
    return new Response('{}')
  })
})

beforeEach(() => {
  requests.length = 0
})

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** Texts are shown as their keys. */
const drawn = async (what: ReactNode): Promise<string> => {
  const page = (
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterContextProvider router={router}>
          <DndContext>{what}</DndContext>
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
  return text((await prerenderToNodeStream(page)).prelude)
}

const card: BoardCard = {
  applicationId: 'ana',
  version: 3,
  number: 7,
  contactName: 'Ana Keller',
  progress_state: 'active.evaluated',
  stateTitle: 'Beurteilt',
  overall_evaluation: 'A',
  overall_star: true,
  persons: 2,
  householdTypeTitle: 'Paar',
  points: 84,
  place: 1,
  rank: 2,
  createdAt: '2026-11-01T10:00:00.000Z',
  offer: { objectTitle: 'Lindenweg 4', validUntil: '2026-11-30T22:59:59.000Z', remindedAt: null, version: 1 },
  assignment: {
    assignmentId: 'held',
    assignedAt: '2026-11-12T10:00:00.000Z',
    contractStart: null,
    contractState: null,
    contractStateTitle: null,
  },
  alongWith: null,
  note: null,
  moves: [{ to: 'offer', action: 'offer', allowed: true }],
}

describe('a card', () => {
  const of = (given: Partial<BoardCard>, column: 'application' | 'offer' | 'declined' = 'application') =>
    drawn(<DraggableCard card={{ ...card, ...given }} column={column} isReachable onMove={() => undefined} />)

  it('has grade, name, star, rank, points, wish and state', async () => {
    const html = await of({})
    for (const part of [
      'Ana Keller',
      'general_grade',
      'applications_column_star',
      'applications_board_place',
      'Beurteilt',
    ]) {
      expect(html).toContain(part)
    }
    expect(html).toContain('href="/applications/ana"')
  })

  it('says until when the offer stands, and why the wish has ended', async () => {
    expect(await of({}, 'offer')).toContain('applications_open_until')
    expect(await of({ note: 'Abgesagt: Einkommen' }, 'declined')).toContain('Abgesagt: Einkommen')
  })

  it('has a menu and can be picked up only where the person may move it', async () => {
    expect(await of({})).toContain('applications_board_move')
    const fixed = await of({ moves: [{ to: 'offer', action: null, allowed: false, reason: 'No' }] })
    expect(fixed).not.toContain('applications_board_move')
    expect(fixed).not.toContain('data-movable')
  })
})

type Perform = ReturnType<typeof useMove>

interface ProbeProps {
  ask: (asked: AskedMove) => void
  onDrawn: (perform: Perform) => void
}

function Probe({ ask, onDrawn }: ProbeProps) {
  onDrawn(useMove('flat', ask))
  return null
}

describe('a move', () => {
  async function performed(move: BoardMove) {
    const asked: AskedMove[] = []
    let perform: Perform = () => undefined
    const probe = <Probe ask={(one) => asked.push(one)} onDrawn={(given) => (perform = given)} />
    const routeTree = createRootRoute({ component: () => probe })
    const page = createRouter({ routeTree, history: createMemoryHistory() })
    await page.load()
    const provided = (
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={page} />
      </QueryClientProvider>
    )
    await text((await prerenderToNodeStream(provided)).prelude)
    perform(card, move)
    await new Promise((resolve) => setTimeout(resolve, 0))
    return { asked: asked.map(({ action }) => action) }
  }

  it.each(['assign_directly', 'deny_wish', 'withdraw_offer', 'record_decline', 'cancel_assignment'] as const)(
    'that performs %s opens its dialog first',
    async (action) => {
      const { asked } = await performed({ to: 'declined', action, allowed: true })
      expect(asked).toEqual([action])
      expect(requests).toEqual([])
    },
  )

  it('opens the panel of the offer for this object', async () => {
    await performed({ to: 'offer', action: 'offer', allowed: true })
    expect(openedPanels).toEqual([['ApplicationOffer', 'ana', 'flat']])
  })

  it('makes the call of the button where that asks nothing', async () => {
    await performed({ to: 'tenancy', action: 'release', allowed: true })
    await expect.poll(() => requests).toEqual(['POST /api/v1/objects/assignment/held/release'])
  })

  it('does nothing where the rule says no', async () => {
    const { asked } = await performed({ to: 'tenancy', action: 'deny_wish', allowed: false, reason: 'No' })
    expect(asked).toEqual([])
    await performed({ to: 'tenancy', action: 'release', allowed: false, reason: 'No' })
    expect(requests).toEqual([])
  })
})

it('names the action of a move, or the reason against it', () => {
  const t = (key: string) => key
  expect(moveWords(t, { to: 'offer', action: 'offer', allowed: true })).toBe('applications_action_offer')
  expect(moveWords(t, { to: 'offer', action: 'offer', allowed: false, reason: 'Taken' })).toBe('Taken')
})

describe('a picked up card', () => {
  const rect = (left: number) => ({ left, top: 50, width: 100, height: 400, right: left + 100, bottom: 450 })
  const columns = new Map([
    ['application', rect(0)],
    ['offer', rect(120)],
    ['assignment', rect(240)],
  ])
  const at = (over: string, code: string) => {
    const context = {
      over: { id: over },
      droppableRects: columns,
      droppableContainers: { getEnabled: () => [...columns.keys()].map((id) => ({ id })) },
    }
    const event = { code, preventDefault: () => undefined }
    // Safe: only these parts are read.
    return columnCoordinates(event as KeyboardEvent, { context } as unknown as Parameters<KeyboardCoordinateGetter>[1])
  }

  it('goes to the next column by arrow, and stops at the ends', () => {
    expect(at('application', 'ArrowRight')).toEqual({ x: 120, y: 50 })
    expect(at('assignment', 'ArrowLeft')).toEqual({ x: 120, y: 50 })
    expect(at('assignment', 'ArrowRight')).toBeUndefined()
    expect(at('offer', 'ArrowDown')).toBeUndefined()
  })
})
