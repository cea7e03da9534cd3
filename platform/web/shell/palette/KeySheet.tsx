// List of all shortcuts, opened by `?`, from the same registry as the palette.

import { useText } from '../../i18n/texts.ts'
import { Keys } from '../../ui/KeyHint.tsx'
import { Modal } from '../../modal/Modal.tsx'
import { commands, type Command } from '../../core/commands.ts'
import styles from './KeySheet.module.css'
import { useStore } from '../../core/store.ts'

interface Props {
  isAllowed: (command: Command) => boolean
  onClose: () => void
}

export default function KeySheet({ isAllowed, onClose }: Props) {
  const t = useText()
  const all = useStore(commands)
  const withKeys = all.filter((command) => (command.keys ?? command.rowKeys) && isAllowed(command))
  const groups = Map.groupBy(withKeys, (command) => command.group ?? t('shell_commands_screen'))
  return (
    <Modal onClose={onClose} title={t('shell_keys')} size={680} closeButtonProps={{ 'aria-label': t('general_close') }}>
      <div className={styles.groups}>
        {[...groups].map(([group, members]) => (
          <section key={group}>
            <h3 className={styles.group}>{group}</h3>
            <dl className={styles.list}>
              {members.map(({ id, title, keys, rowKeys }) => (
                <div key={id} className={styles.row}>
                  <dt>{title}</dt>
                  <dd className={styles.keys}>
                    {rowKeys && <Keys keys={rowKeys} />}
                    {keys && <Keys keys={keys} />}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
