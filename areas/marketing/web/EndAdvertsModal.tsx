// Dialog that ends the advertisements of the selected objects.

import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { useDeactivateAdverts } from './changes.ts'
import { kindOfList } from './list-kind.ts'

export default function EndAdvertsModal({ list, targets, onDone, onClose }: BulkDialogProps & { list: string }) {
  const t = useText()
  const ending = useDeactivateAdverts({ errors: 'own' })
  return (
    <ActionModal
      title={t('marketing_end_adverts')}
      text={t('marketing_bulk_end_text')}
      action={t('marketing_end')}
      danger
      change={ending}
      send={() => ({ body: { targets, objectKind: kindOfList(list) } })}
      onDone={() => onDone()}
      onClose={onClose}
    />
  )
}
