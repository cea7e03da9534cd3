import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { drawDialogs, inviteDialogs } from '../../contract/list-dialogs.ts'
import { appointmentOptions, comingAppointments } from './coming-appointments.ts'
import DrawBulkModal from './DrawBulkModal.tsx'
import { countsOf, groupsOf } from './draw-counts.ts'
import InviteBulkModal from './InviteBulkModal.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const row = (id: string, state: string) => ({
  _id: id,
  _progress_state: state,
  starts_at: '2027-03-02T16:30:00.000Z',
  title: { value: `Lindenweg ${id}` },
})

/** Texts are shown as their keys; without rows the list is still loading. */
async function drawn(what: 'invite' | 'draw', rows?: readonly ReturnType<typeof row>[]): Promise<string> {
  const client = new QueryClient()
  if (rows) {
    const pagination = { enabled: false, totalItems: rows.length, capped: false, rowsPerPage: 50, currentPage: 1 }
    const answer = { tableData: { body: [...rows] }, pagination, sortKey: 'starts_at', searchVal: '' }
    client.setQueryData(comingAppointments().queryKey, answer)
  }
  const Dialog = what === 'invite' ? InviteBulkModal : DrawBulkModal
  const { application: value } = what === 'invite' ? inviteDialogs : drawDialogs
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <Dialog
            option={{ value, displayName: what }}
            targets={['a']}
            count={1}
            onDone={() => undefined}
            onClose={() => undefined}
          />
        </RouterContextProvider>
      </QueryClientProvider>
    </MantineProvider>,
  )
  return text(prelude)
}

describe.each(['invite', 'draw'] as const)('the dialog to %s rows of a list', (what) => {
  it('shows that it loads, and asks for an appointment before it continues', async () => {
    expect(await drawn(what)).toContain('aria-busy="true"')
    const html = await drawn(what, [row('1', 'published')])
    expect(html).toContain('viewing_appointments_invite_to')
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*general_continue/)
  })

  it('says so when no appointment takes guests', async () => {
    expect(await drawn(what, [row('1', 'planned')])).toContain('viewing_appointments_invite_no_appointment')
  })
})

it('offers published and full appointments with day, time and title', () => {
  const rows = ['planned', 'published', 'full', 'cancelled', 'completed'].map((state, index) => row(`${index}`, state))
  expect(appointmentOptions(rows)).toEqual([
    { value: '1', displayName: 'Di 02.03.2027, 17:30 · Lindenweg 1' },
    { value: '2', displayName: 'Di 02.03.2027, 17:30 · Lindenweg 2' },
  ])
})

it('draws as many as are proposed until a number is typed, and none of an empty group', () => {
  const proposed = [
    { key: 'to-40', count: 4 },
    { key: 'above-60', count: 10 },
  ] as const
  expect(groupsOf(countsOf(proposed, { 'above-60': 3 }))).toEqual([
    { key: 'to-40', count: 4 },
    { key: 'above-60', count: 3 },
  ])
  expect(groupsOf(countsOf(proposed, { 'to-40': null }))).toEqual([{ key: 'above-60', count: 10 }])
})
