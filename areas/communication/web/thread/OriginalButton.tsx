// Downloads the raw message of an incoming mail. Stays visible, with the reason, once the original is gone.

import { Button, Tooltip } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { noticesOf } from '#platform/web/api/call.ts'
import { download } from '#platform/web/api/download.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/core/notify.ts'
import type { FeedMail } from '../../contract/feed-mail.ts'

export function OriginalButton({ mail: { id, can } }: { mail: FeedMail }) {
  const t = useText()
  const { allowed, reason } = can.openOriginal
  const save = () =>
    download(`/api/v1/communication/${id}/original`).catch((failure: unknown) => {
      for (const notice of noticesOf(failure)) notify(notice)
    })
  return (
    <Tooltip label={allowed ? t('communication_original_explained') : reason} multiline maw={320}>
      <Button
        variant="default"
        size="compact-xs"
        leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
        onClick={allowed ? () => void save() : undefined}
        {...(allowed
          ? {}
          : {
              'data-disabled': true,
              'aria-disabled': true,
              'aria-label': `${t('communication_original')}: ${reason}`,
            })}
      >
        {t('communication_original')}
      </Button>
    </Tooltip>
  )
}
