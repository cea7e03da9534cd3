// The entries about the same record before and after this one.

import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Timeline } from '#platform/web/ui/Timeline.tsx'
import type { ChangeView } from '../contract/changelog.ts'
import { changelogPath, entryAddress, recordSearch } from '../rules/changelog-address.ts'

export function AroundSection({ change: { id, around, record } }: { change: ChangeView }) {
  const t = useText()
  return (
    <Section
      title={t('changelog_section_around')}
      action={
        <ScreenLink to={changelogPath} search={recordSearch(record.id)}>
          {t('changelog_all_of_record')}
        </ScreenLink>
      }
    >
      <Timeline
        entries={around.map((one) => ({
          id: one.id,
          at: one.at,
          by: one.by,
          title:
            one.id === id ? (
              <strong aria-current="true">{one.title}</strong>
            ) : (
              <ScreenLink to={entryAddress(one.id)}>{one.title}</ScreenLink>
            ),
          tone: one.id === id ? 'teal' : 'grey',
        }))}
      />
    </Section>
  )
}
