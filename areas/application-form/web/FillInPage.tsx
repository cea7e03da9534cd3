// The form itself, from its first step to the thank-you page. The same link shows the thank-you page later.

import { useParam } from '#platform/web/shell/address.ts'
import { FormLoader } from './FormLoader.tsx'
import { Filling } from './Filling.tsx'
import { ThankYou } from './ThankYou.tsx'

export { load } from './FormLoader.tsx'

export default function FillInPage() {
  const credentials = { slug: useParam('slug'), token: useParam('token') }
  return (
    <FormLoader credentials={credentials}>
      {(state) =>
        state.application ? (
          <ThankYou state={state} sent={state.application} credentials={credentials} />
        ) : (
          <Filling key={credentials.slug} state={state} credentials={credentials} page="form" />
        )
      }
    </FormLoader>
  )
}
