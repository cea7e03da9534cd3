// Editor node for HTML that the user pasted: shown as a placeholder box in the editor, neither executed nor rendered.
// The mail renders it as far as mails allow.

import { mergeAttributes, Node } from '@tiptap/core'
import { embedAttribute, embedClass } from './placeholder-text.ts'
import styles from './RichText.module.css'

export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,

  addAttributes: () => ({ html: { default: '' } }),
  parseHTML: () => [{ tag: `div.${embedClass}`, getAttrs: (element) => ({ html: element.innerHTML }) }],
  renderHTML({ node, HTMLAttributes: { html: _html, ...rest } }) {
    return ['div', mergeAttributes(rest, { 'data-embed': embedAttribute(String(node.attrs['html'])) })]
  },

  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div')
      dom.className = styles['embed'] ?? ''
      const words = document.createElement('code')
      words.textContent = String(node.attrs['html'])
      dom.append('HTML', words)
      return { dom }
    },
})
