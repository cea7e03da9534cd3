import { describe, expect, it } from 'vitest'
import { rowsOf, type EndedOffer, type InLine, type OpenOffer } from './object-line.ts'
import type { RelatedApplication } from '../../contract/object-applications.ts'

const household = (applicationId: string) => ({ applicationId, number: 1, contactName: applicationId })

const applicationOf = (id: string): RelatedApplication => ({
  id,
  number: 1,
  contactName: id,
  progress_state: 'active.evaluated',
  stateTitle: 'Beurteilt',
  overall_evaluation: 'A',
  overall_star: false,
  persons: 2,
  householdTypeTitle: 'Paar',
  canBeOffered: { allowed: true },
  incomeRatio: 3,
  rank: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
})
const inLine = (id: string): InLine => ({
  ...household(id),
  version: 1,
  progress_state: 'active.evaluated',
  stateTitle: 'Beurteilt',
  overall_evaluation: 'A',
  points: 10,
  rank: 1,
  createdAt: '2026-11-20T08:00:00.000Z',
  fits: [],
  canBeOffered: { allowed: true },
  ahead: null,
  aheadTitle: null,
  otherWishes: [],
})
const offered = (id: string): OpenOffer => ({
  ...household(id),
  validUntil: '2026-11-30T22:59:59.000Z',
  remindedAt: null,
})
const ended = (id: string, state: string): EndedOffer => ({
  ...household(id),
  state,
  stateTitle: state,
  answeredAt: null,
  reason: null,
})

describe('the table of an object', () => {
  it('says each household once: open offers, then the line, then the others', () => {
    const applications = ['closed', 'second', 'first', 'offered'].map(applicationOf)
    const line = { open: [offered('offered')], past: [], candidates: [inLine('first'), inLine('second')] }
    const rows = rowsOf(applications, line)
    expect(rows.map(({ id, place }) => [id, place])).toEqual([
      ['offered', null],
      ['first', 1],
      ['second', 2],
      ['closed', null],
    ])
    expect(rows[1]).toMatchObject({ application: { id: 'first' }, candidate: { points: 10 } })
  })

  it('keeps ended offers with their household, also of one that has an offer again', () => {
    const line = {
      open: [offered('anna')],
      past: [ended('anna', 'expired'), ended('beat', 'declined')],
      candidates: [],
    }
    const rows = rowsOf([applicationOf('anna')], line)
    expect(rows.map(({ id, ended: all }) => [id, all.map(({ state }) => state)])).toEqual([
      ['anna', ['expired']],
      ['beat', ['declined']],
    ])
    expect(rows[1]?.application).toBeUndefined()
  })
})
