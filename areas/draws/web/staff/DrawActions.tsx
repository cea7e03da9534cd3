// The next step of a draw as a button, the others in a menu with the reason why they are unavailable.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import type { DrawView } from '../../contract/draw.ts'
import type { DrawAction } from '../../rules/draw-can.ts'
import { useConfirmDraw, useRevealDraw, useStartSecondRun } from '../changes.ts'
import { EnterValueModal } from './EnterValueModal.tsx'
import { PublishDrawModal } from './PublishDrawModal.tsx'
import { SecondRunModal } from './SecondRunModal.tsx'
import styles from './DrawActions.module.css'

/** Candidates for the main button, the most advanced step first. */
const nextSteps: readonly DrawAction[] = ['startSecondRun', 'confirm', 'reveal', 'enterValue', 'publish']

export function DrawActions({ draw }: { draw: DrawView }) {
  const t = useText()
  const panel = usePanel()
  const [open, setOpen] = useState<DrawAction | null>(null)
  const params = { id: draw.id }
  const confirming = useConfirmDraw()
  const revealing = useRevealDraw()
  const starting = useStartSecondRun(({ id }) => panel.open('DrawDetails', id))
  const isBusy = confirming.isPending || revealing.isPending || starting.isPending
  const close = () => setOpen(null)

  const sure = async (action: DrawAction, values: Record<string, string | number>, act: () => void) => {
    const question = {
      title: t(`draws_sure_${action}_title`),
      text: t(`draws_sure_${action}_text`, values),
      confirm: t(`draws_action_${action}`),
    }
    if (await askToConfirm(question)) act()
  }
  const run: Record<DrawAction, () => unknown> = {
    publish: () => setOpen('publish'),
    enterValue: () => setOpen('enterValue'),
    requestSecondRun: () => setOpen('requestSecondRun'),
    reveal: () => sure('reveal', {}, () => revealing.mutate({ params })),
    confirm: () =>
      sure('confirm', { value: draw.value ?? '', candidates: draw.candidates }, () => confirming.mutate({ params })),
    startSecondRun: () =>
      sure('startSecondRun', { reason: draw.secondRunReason ?? '' }, () => starting.mutate({ params })),
  }
  if (draw.replacedBy) {
    const { id, number } = draw.replacedBy
    return (
      <div className={styles.actions}>
        <Button variant="default" onClick={() => void panel.open('DrawDetails', id)}>
          {t('draws_open_second', { number })}
        </Button>
      </div>
    )
  }
  const next = nextSteps.find((key) => draw.actions.some((one) => one.key === key && one.enabled))
  const others = draw.actions.filter(({ key }) => key !== next)
  return (
    <div className={styles.actions}>
      {next && (
        <Button loading={isBusy} onClick={() => void run[next]()}>
          {t(`draws_action_${next}`)}
        </Button>
      )}
      <ActionMenu
        label={t('draws_more_actions')}
        actions={others.map(({ key, enabled, reason }) => ({
          key,
          title: t(`draws_action_${key}`),
          allowed: enabled,
          reason: reason ?? null,
          run: () => void run[key](),
        }))}
      />
      {open === 'publish' && <PublishDrawModal draw={draw} onClose={close} />}
      {open === 'enterValue' && <EnterValueModal draw={draw} onClose={close} />}
      {open === 'requestSecondRun' && <SecondRunModal draw={draw} onClose={close} />}
    </div>
  )
}
