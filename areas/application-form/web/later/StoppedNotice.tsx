// Shows above the questions why answers are not saved: a conflict or a refusal of the whole part.

import type { FormField } from '#areas/forms/rules/form-definition.ts'
import { ConflictNotice } from '../filling/ConflictNotice.tsx'
import type { Part } from '../filling/part.ts'
import { RefusalNotice } from '../questions/RefusalNotice.tsx'
import type { Filling } from '../filling/use-filling.ts'

interface Props {
  part: Part
  fields: readonly FormField[]
  /** The household's form; absent for a co-applicant, whose link opens their own part only. */
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
