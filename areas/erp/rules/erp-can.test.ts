import { describe, expect, it } from 'vitest'
import { erpCan } from './erp-can.ts'

const standing = { isOn: true, contractState: 'without_contract', draft: null } as const
const told = (verdict: { allowed: boolean; reason?: string }) => (verdict.allowed ? 'yes' : verdict.reason)

describe('a tenancy', () => {
  it.each([
    ['without contract', standing, 'yes', 'yes'],
    ['while nothing is connected', { ...standing, isOn: false }, 'erp_reason_off', 'erp_reason_off'],
    [
      'whose contract is sent',
      { ...standing, contractState: 'contract_sent' as const },
      'erp_reason_has_contract',
      'erp_reason_has_contract',
    ],
    ['with a draft on its way', { ...standing, draft: { state: 'sent' as const } }, 'yes', 'erp_reason_on_its_way'],
    ['with a draft there', { ...standing, draft: { state: 'confirmed' as const } }, 'yes', 'erp_reason_draft_there'],
    ['whose draft was refused', { ...standing, draft: { state: 'refused' as const } }, 'yes', 'yes'],
    ['whose draft never got through', { ...standing, draft: { state: 'failed' as const } }, 'yes', 'yes'],
  ])('%s', (_case, given, dossier, contract) => {
    expect([told(erpCan.beToldOf(given)), told(erpCan.makeContract(given))]).toEqual([dossier, contract])
  })
})
