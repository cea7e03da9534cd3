import { expect, it } from 'vitest'
import { denialReasons, denialTemplates, templateFor } from './denial.ts'

it('has a wording proposed for each reason', () => {
  for (const reason of denialReasons) expect(denialTemplates).toContain(templateFor[reason])
})
