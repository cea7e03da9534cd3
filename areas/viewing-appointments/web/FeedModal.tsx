// The signed-in user's appointments as a calendar address for other programs: create, copy once, revoke.

import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getOwnFeed } from '../contract/feed.ts'
import { useCreateOwnFeed, useRevokeOwnFeed } from './changes.ts'
import { CopyLine } from './CopyLine.tsx'

export function FeedModal({ onClose }: { onClose: () => void }) {
  const t = useText()
  const [url, setUrl] = useState<string>()
  const feed = useQuery(queryOf(getOwnFeed))
  const { data } = feed
  const creating = useCreateOwnFeed((made) => setUrl(made.url))
  const revoking = useRevokeOwnFeed(() => setUrl(undefined))
  const make = async () => {
    const isSure =
      !data?.createdAt ||
      (await askToConfirm({
        title: t('viewing_appointments_feed_anew_title'),
        text: t('viewing_appointments_feed_anew_text'),
        confirm: t('viewing_appointments_feed_anew'),
      }))
    if (isSure) creating.mutate({})
  }
  const revoke = async () => {
    const isSure = await askToConfirm({
      title: t('viewing_appointments_feed_revoke_title'),
      text: t('viewing_appointments_feed_revoke_text'),
      confirm: t('viewing_appointments_feed_revoke'),
      danger: true,
    })
    if (isSure) revoking.mutate({})
  }
  return (
    <Modal onClose={onClose} isGuarded={false} title={t('viewing_appointments_feed')} size={640}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('viewing_appointments_feed_text')}</p>
        {url && (
          <>
            <CopyLine label={t('viewing_appointments_feed_address')} url={url} />
            <p style={{ margin: 0 }}>{t('viewing_appointments_shown_once')}</p>
          </>
        )}
        {!data && <QueryView query={feed} rows={1} />}
        {data && !url && (
          <p style={{ margin: 0 }}>
            {data.createdAt
              ? t('viewing_appointments_feed_since', { date: formatDateTime(data.createdAt) })
              : t('viewing_appointments_feed_none')}
          </p>
        )}
        <DialogButtons>
          <CancelButton>{t('general_close')}</CancelButton>
          {data?.createdAt && (
            <Button variant="default" color="red" loading={revoking.isPending} onClick={() => void revoke()}>
              {t('viewing_appointments_feed_revoke')}
            </Button>
          )}
          {data && (
            <Button loading={creating.isPending} onClick={() => void make()}>
              {t(data.createdAt ? 'viewing_appointments_feed_anew' : 'viewing_appointments_feed_create')}
            </Button>
          )}
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
