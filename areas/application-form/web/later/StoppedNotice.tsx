// What keeps answers from the server, above the questions: somebody else's answers to the same ones, or a refusal of them all.

import type { FormField } from '#areas/forms/rules/form-definition.ts'
import { ConflictNotice } from '../filling/ConflictNotice.tsx'
import type { Part } from '../filling/part.ts'
import { RefusalNotice } from '../questions/RefusalNotice.tsx'
import type { Filling } from '../filling/use-filling.ts'

interface Props {
  part: Part
  fields: readonly FormField[]
  /** Of the household; a co-applicant has a link to the own part alone. */
  filling?: Pick<Filling, 'credentials' | 'state'>
}

export default function StoppedNotice({ part, fields, filling }: Props) {
  return (
    <>
      <ConflictNotice part={part} fields={fields} />
      <RefusalNotice part={part} sent={filling?.state.application ? filling.credentials : null} />
    </>
  )
}
