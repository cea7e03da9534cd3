// Actions on a template, used in the list and on its own page.

import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { Action } from '#platform/web/ui/ActionMenu.tsx'
import { changeMailTemplates, getMailTemplate, listMailTemplates, type TemplateAction } from '../contract/templates.ts'

interface Template {
  id: string
  title: string
  isDefault: boolean
  isActive: boolean
}

interface Where {
  /** True for mails written by hand: none is sent automatically. */
  isFree: boolean
  onDeleted?: () => void
}

export function useChangeMailTemplates({ id, title, isDefault, isActive }: Template, { isFree, onDeleted }: Where) {
  const t = useText()
  const change = useChange(changeMailTemplates, { stale: [listMailTemplates, getMailTemplate] })
  const perform = (bulkAction: TemplateAction) =>
    change.mutateAsync({ params: { tableId: 'all' }, body: { bulkAction, targets: [id] } }).catch(() => {})
  const action = (key: TemplateAction): Action => ({
    key,
    title: t(`mail_templates_deed_${key}`),
    allowed: true,
    run: () => void perform(key),
  })
  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('mail_templates_delete_title', { title }),
      text: t('mail_templates_delete_text'),
      confirm: t('general_delete'),
      danger: true,
    })
    if (!confirmed) return
    await perform('delete')
    onDeleted?.()
  }
  const byItself: Action[] = isFree
    ? []
    : [
        isDefault
          ? action('unset_default')
          : {
              ...action('set_default'),
              allowed: isActive,
              reason: isActive ? null : t('mail_templates_is_switched_off'),
            },
      ]
  return {
    isBusy: change.isPending,
    actions: [
      ...byItself,
      action('duplicate'),
      action(isActive ? 'deactivate' : 'activate'),
      { key: 'delete', title: t('general_delete'), allowed: true, danger: true, run: () => void remove() },
    ],
  }
}
