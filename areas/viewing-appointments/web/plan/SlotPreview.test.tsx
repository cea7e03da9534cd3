import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { usualPlan } from '../../rules/appointment.ts'
import { newDraft, type PlanDraft } from './plan-draft.ts'
import { previewOf } from './plan-preview.ts'
import { SlotPreview } from './SlotPreview.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

const draft: PlanDraft = {
  ...newDraft({ ownId: '', usual: usualPlan }, { kind: 'slots' }),
  days: [
    { date: '2027-03-03', from: '09:00', to: '12:00' },
    { date: '2027-03-02', from: '16:00', to: '20:00' },
  ],
}
const drawn = async (changed: Partial<PlanDraft>): Promise<string> => {
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider>
      <SlotPreview draft={{ ...draft, ...changed }} />
    </MantineProvider>,
  )
  return text(prelude)
}
const timesIn = (html: string) => [...html.matchAll(/<li[^>]*>([^<]*)</g)].map(([, time]) => time)

describe('the preview of a plan', () => {
  it('counts slots and seats, and lists the times by day in order', () => {
    const { slots, seats, days } = previewOf(draft)
    expect([slots, seats]).toEqual([14, 140])
    expect(days.map(({ date, times }) => [date, times.length, times[0], times.at(-1)])).toEqual([
      ['2027-03-02', 8, '16:00', '19:30'],
      ['2027-03-03', 6, '09:00', '11:30'],
    ])
  })

  it('counts parallel slots and shows their time once', () => {
    const { slots, seats, days } = previewOf({ ...draft, parallel: 2 })
    expect([slots, seats, days[0]?.times.length]).toEqual([28, 280, 8])
  })

  it('shows the jump of the clock on the days of the change', async () => {
    const spring = await drawn({ days: [{ date: '2027-03-28', from: '01:00', to: '04:00' }] })
    expect(timesIn(spring)).toEqual(['01:00', '01:30', '03:00', '03:30'])
    expect(spring).toContain('viewing_appointments_clock_change')
    const usual = await drawn({})
    expect(usual).not.toContain('viewing_appointments_clock_change')
  })

  it('shows beginning and end of an open appointment, which has no seats', async () => {
    const html = await drawn({ kind: 'open' })
    expect(timesIn(html)).toEqual(['16:00–20:00', '09:00–12:00'])
    expect(html).toContain('viewing_appointments_preview_days')
  })

  it('says what to do while there is nothing to show, and that there are too many', async () => {
    const empty = await drawn({ days: [{ date: '', from: '17:00', to: '19:00' }] })
    expect(empty).toContain('viewing_appointments_preview_none')
    const typing = await drawn({ days: [{ date: '2027-13-01', from: '17:00', to: '1' }] })
    expect(typing).toContain('viewing_appointments_preview_none')
    const many = await drawn({ slotMinutes: 5, parallel: 10 })
    expect(many).toContain('viewing_appointments_too_many_slots')
  })
})
