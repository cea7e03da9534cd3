// A placeholder in rich text: an atomic node showing its title, selected and deleted as a whole.

import { mergeAttributes, Node, nodeInputRule, nodePasteRule } from '@tiptap/core'
import styles from './RichText.module.css'

interface Options {
  /** Returns its title; undefined for a placeholder that this text does not support. */
  nameOf: (key: string) => string | undefined
}

export const PlaceholderNode = Node.create<Options>({
  name: 'placeholder',
  group: 'inline',
  inline: true,
  atom: true,

  addOptions: () => ({ nameOf: () => undefined }),
  addAttributes: () => ({ key: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-placeholder]',
      getAttrs: (element) => ({ key: element.getAttribute('data-placeholder') ?? '' }),
    },
  ],
  renderHTML({ node, HTMLAttributes: { key: _key, ...rest } }) {
    const { key } = node.attrs
    return ['span', mergeAttributes(rest, { 'data-placeholder': key }), `[${key}]`]
  },
  renderText: ({ node }) => `[${node.attrs['key']}]`,

  addNodeView() {
    return ({ node }) => {
      const key = String(node.attrs['key'])
      const name = this.options.nameOf(key)
      const dom = document.createElement('span')
      dom.className = styles['token'] ?? ''
      dom.textContent = name ?? `[${key}]`
      dom.title = `[${key}]`
      if (name === undefined) dom.dataset['unknown'] = ''
      return { dom }
    }
  },

  // The pattern has no capture group: with a group the editor would replace only its content and leave the brackets.
  addInputRules() {
    return [nodeInputRule({ find: /\[place_\w+\]$/, type: this.type, getAttributes: keyIn })]
  },
  addPasteRules() {
    return [nodePasteRule({ find: /\[place_\w+\]/g, type: this.type, getAttributes: keyIn })]
  },
})

const keyIn = ([whole]: readonly string[]) => ({ key: whole?.slice(1, -1) ?? '' })
