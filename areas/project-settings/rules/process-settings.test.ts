import { describe, expect, it } from 'vitest'
import { evaluationCriteria } from './evaluation-criteria.ts'
import { projectTypes } from '#platform/rules/project-type.ts'
import { processDocument, processLimits, refuseTogether } from './process-settings.ts'

const letting = processDocument('reletting')

describe('the settings of the process', () => {
  it.each(projectTypes)('are complete and fit together for %s before anybody has chosen', (projectType) => {
    const settings = processDocument(projectType).parse({})
    expect(refuseTogether(settings)).toBe(null)
    expect(settings.parallelOffersPerObject).toBe(1)
    expect(settings.evaluationCriteria.length).toBeGreaterThan(0)
  })

  it('grade a buyer by fewer criteria than a tenant', () => {
    expect(letting.parse({}).evaluationCriteria).toEqual([...evaluationCriteria])
    expect(processDocument('sale').parse({}).evaluationCriteria).not.toContain('household_fit')
  })

  it('keep what was chosen, in its order', () => {
    const chosen = { evaluationCriteria: ['credit', 'income'], secondEvaluationRequired: true }
    expect(letting.parse(chosen)).toMatchObject(chosen)
  })

  it.each(Object.entries(processLimits))('hold %s within its limits', (name, { least, most }) => {
    for (const fine of [least, most]) expect(letting.safeParse({ [name]: fine }).success).toBe(true)
    for (const wrong of [least - 1, most + 1, least + 0.5]) {
      expect(letting.safeParse({ [name]: wrong }).success).toBe(false)
    }
  })

  it('need something to grade by', () => {
    expect(letting.safeParse({ evaluationCriteria: [] }).success).toBe(false)
  })

  it('remind nobody before the offer was sent', () => {
    const settings = letting.parse({ offerValidDays: 3, reminderDaysBeforeOfferEnd: 3 })
    expect(refuseTogether(settings)).toMatchObject({ field: 'reminderDaysBeforeOfferEnd' })
    expect(refuseTogether({ ...settings, reminderDaysBeforeOfferEnd: 2 })).toBe(null)
  })

  it('grade nothing twice', () => {
    const settings = letting.parse({ evaluationCriteria: ['income', 'income'] })
    expect(refuseTogether(settings)).toMatchObject({ field: 'evaluationCriteria' })
  })
})
