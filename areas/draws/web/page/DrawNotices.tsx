// Notices that change how a draw is to be read: a second run, signed duplicates, commit and reveal.

import { Alert } from '@mantine/core'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { PublicDraw } from '../../contract/public-draw.ts'

const pathOf = (slug: string) => `/action/${slug}/draw`

export function DrawNotices({ draw }: { draw: PublicDraw }) {
  const t = useText()
  const { replaced, replacedBy, replaces } = draw
  return (
    <>
      {replaced && (
        <Alert color="yellow" title={t('draws_notice_replaced')}>
          <p style={{ margin: 0 }}>
            {t('draws_notice_replaced_text', { at: formatDateTime(replaced.at), reason: replaced.reason ?? '–' })}
          </p>
          {replacedBy && (
            <ScreenLink to={pathOf(replacedBy.slug)}>
              {t('draws_notice_to_second', { number: replacedBy.number })}
            </ScreenLink>
          )}
        </Alert>
      )}
      {replaces && (
        <Alert color="gray" title={t('draws_notice_second')}>
          <p style={{ margin: 0 }}>{t('draws_notice_second_text', { reason: replaces.reason ?? '–' })}</p>
          <ScreenLink to={pathOf(replaces.slug)}>{t('draws_notice_to_first', { number: replaces.number })}</ScreenLink>
        </Alert>
      )}
      {draw.method === 'commit_reveal' && (
        <Alert color="yellow" title={t('draws_notice_weaker')}>
          {t('draws_notice_weaker_text')}
        </Alert>
      )}
      {draw.hasDuplicates && <Alert color="gray">{t('draws_notice_duplicates')}</Alert>}
    </>
  )
}
