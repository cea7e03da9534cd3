// The form from its first step to the thank-you page; after submission the same link shows the thank-you page.

import { useState } from 'react'
import { shownLater } from '#platform/web/ui/states/LaterPart.tsx'
import { useParam } from '#platform/web/core/address.ts'
import { FormLoader } from './FormLoader.tsx'
import { Filling } from './Filling.tsx'
import { later } from '../after-sending/later-parts.ts'

export { load } from './FormLoader.tsx'

const HeldPage = shownLater(later.held)
const ThankYou = shownLater(later.thanks)

export default function FillInPage() {
  const credentials = { slug: useParam('slug'), token: useParam('token') }
  const [looksOver, setLooksOver] = useState(false)
  return (
    <FormLoader credentials={credentials}>
      {(state) => {
        if (state.application) return <ThankYou state={state} sent={state.application} credentials={credentials} />
        if (state.heldFor && !looksOver) {
          return (
            <HeldPage
              state={state}
              credentials={credentials}
              email={state.heldFor}
              onLookOver={() => setLooksOver(true)}
            />
          )
        }
        return (
          <Filling
            key={credentials.slug}
            state={state}
            credentials={credentials}
            page="form"
            onSent={() => setLooksOver(false)}
          />
        )
      }}
    </FormLoader>
  )
}
