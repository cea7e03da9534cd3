import { MantineProvider } from '@mantine/core'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { TimeField } from './TimeField.tsx'
import { TimePicker } from './TimePicker.tsx'
import { TimeRangeField } from './TimeRangeField.tsx'

beforeAll(() => vi.stubGlobal('localStorage', { getItem: () => null }))

/** Texts are not loaded here, so each is shown as its key. */
const drawn = async (what: ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(<MantineProvider>{what}</MantineProvider>)).prelude)

const ignore = () => {}
const numbersIn = (html: string) => [...html.matchAll(/<output[^>]*>([^<]*)</g)].map(([, number]) => number)

describe('the time picker', () => {
  it('shows hour and minute, and the second where it is asked for', async () => {
    expect(numbersIn(await drawn(<TimePicker value="07:05" precision="minutes" onChange={ignore} />))).toEqual([
      '07',
      '05',
    ])
    expect(numbersIn(await drawn(<TimePicker value="07:05:09" precision="seconds" onChange={ignore} />))).toEqual([
      '07',
      '05',
      '09',
    ])
  })

  it('shows dashes for what is no time', async () => {
    expect(numbersIn(await drawn(<TimePicker value="7 o'clock" precision="seconds" onChange={ignore} />))).toEqual([
      '--',
      '--',
      '--',
    ])
  })
})

describe('the time field', () => {
  it('asks phones for figures and names its clock', async () => {
    const html = await drawn(<TimeField label="Beginn" required value="09:30" onChange={ignore} />)
    expect(html).toContain('inputMode="numeric"')
    expect(html).toContain('value="09:30"')
    expect(html).toContain('aria-label="general_open_clock"')
  })
})

describe('the time range', () => {
  const range = (from: string, to: string) =>
    drawn(<TimeRangeField label="Besichtigung" name="time" required value={{ from, to }} onChange={ignore} />)

  it('refuses an end before the beginning, beneath the end', async () => {
    const html = await range('17:00', '09:00')
    expect(html).toContain('admin_timepicker_range_error')
    expect(html.indexOf('admin_timepicker_range_error')).toBeGreaterThan(html.indexOf('id="field-time.to"'))
  })

  it.each([
    ['09:00', '17:00'],
    ['09:00', '09:00'],
    ['17', '09:00'],
    ['', ''],
  ])('says nothing about %s to %s', async (from, to) =>
    expect(await range(from, to)).not.toContain('admin_timepicker_range_error'),
  )
})
