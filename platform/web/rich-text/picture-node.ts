// Editor node for pictures in rich text: only pictures uploaded to this server, 70 pixels wide unless changed
// (spec 1 §9).

import Image from '@tiptap/extension-image'

export const pictureWidth = { usual: 70, most: 600 }

const own = 'img[src^="/api/v1/public-files/"]'

export const PictureNode = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      width: {
        default: pictureWidth.usual,
        parseHTML: (element) => Number(element.getAttribute('width')) || pictureWidth.usual,
      },
    }
  },
  parseHTML: () => [{ tag: own }],
}).configure({ inline: true })
