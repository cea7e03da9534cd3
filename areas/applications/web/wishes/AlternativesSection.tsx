// Free objects that fit the household although it did not wish for them. Shown on request, since wishes have
// priority.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { FailedState } from '#platform/web/ui/states/FailedState.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getAlternatives } from '../../contract/priorities.ts'
import { WishedObject } from './WishedObject.tsx'
import { WishList } from './WishList.tsx'

const shownFirst = 2

export function AlternativesSection({ id }: { id: string }) {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const { data, error, refetch } = useQuery(queryOf(getAlternatives, { params: { id } }))
  if (error) return <FailedState failure={error} retry={() => void refetch()} />
  if (!data || data.objects.length === 0) return null
  const { objects } = data
  return (
    <Section
      title={t('applications_alternatives')}
      count={objects.length}
      description={t('applications_alternatives_text')}
      bare
    >
      <WishList>
        {(showsAll ? objects : objects.slice(0, shownFirst)).map((object) => (
          <WishedObject key={object.objectId} applicationId={id} object={object} />
        ))}
      </WishList>
      {!showsAll && objects.length > shownFirst && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setShowsAll(true)}>
          {t('applications_more_objects', { count: objects.length - shownFirst })}
        </Button>
      )}
    </Section>
  )
}
