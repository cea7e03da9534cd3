// Message of a failed step for the form as a whole; errors of single fields are shown there.

import { FormAlert } from '#areas/sign-in/web/public.tsx'
import { fieldMessagesOf } from '#platform/web/form/use-server-errors.ts'

export const FormFailure = ({ failure }: { failure: Error | null }) =>
  failure && Object.keys(fieldMessagesOf(failure)).length === 0 && <FormAlert>{failure.message}</FormAlert>
