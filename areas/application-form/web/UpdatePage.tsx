// What was sent, opened by its link: to correct something or to hand in papers, while nobody has decided about it.

import { useParam } from '#platform/web/shell/address.ts'
import { Filling } from './Filling.tsx'
import { FormLoader } from './FormLoader.tsx'
import { ThankYou } from './ThankYou.tsx'

export { load } from './FormLoader.tsx'

export default function UpdatePage() {
  const credentials = { slug: useParam('slug'), token: useParam('token') }
  return (
    <FormLoader credentials={credentials}>
      {(state) =>
        state.application && !state.application.canChange ? (
          <ThankYou state={state} sent={state.application} credentials={credentials} />
        ) : (
          <Filling key={credentials.slug} state={state} credentials={credentials} page="update" />
        )
      }
    </FormLoader>
  )
}
