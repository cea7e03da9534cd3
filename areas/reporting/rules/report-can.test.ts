import { describe, expect, it } from 'vitest'
import { obstacleTo } from './report-can.ts'

const reports = {
  queued: { state: 'queued', hasPdf: false },
  running: { state: 'running', hasPdf: false },
  done: { state: 'done', hasPdf: true },
  expired: { state: 'done', hasPdf: false },
  failed: { state: 'failed', hasPdf: false },
} as const

describe('sending to an owner', () => {
  it.each([
    ['owner', ['a'], null],
    ['owner', [], null],
    ['owner', ['a', 'b'], 'reporting_reason_other_owner'],
    ['owner', ['b'], 'reporting_reason_other_owner'],
    ['user', ['a', 'b'], null],
  ] as const)('%s a may have a report over objects of %j: %s', (kind, ownerIds, reason) => {
    expect(obstacleTo.sendingTo({ kind, id: 'a' }, ownerIds)).toBe(reason)
  })
})

describe('a report with costs', () => {
  it.each([
    [true, { costs: true }, null],
    [false, { costs: true }, 'reporting_reason_costs'],
    [false, { costs: false }, null],
    [false, {}, null],
  ])('is for recipients who may see the budget (%s) with %j: %s', (maySeeCosts, options, reason) => {
    expect(obstacleTo.showingCosts({ maySeeCosts }, options)).toBe(reason)
  })
})

describe('actions on a report', () => {
  it.each([
    ['queued', 'not_made', 'not_made', 'not_failed', null],
    ['running', 'not_made', 'not_made', 'not_failed', 'running'],
    ['done', null, null, 'not_failed', null],
    ['expired', 'no_file', 'no_file', 'not_failed', null],
    ['failed', 'failed', 'failed', null, null],
  ] as const)('of a report that is %s: open, send, retry, delete', (name, ...expected) => {
    const report = reports[name]
    const { opening, sending, retrying, deleting } = obstacleTo
    const found = [opening, sending, retrying, deleting].map((rule) => rule(report)?.replace('reporting_reason_', ''))
    expect(found).toEqual(expected.map((reason) => reason ?? undefined))
  })
})
