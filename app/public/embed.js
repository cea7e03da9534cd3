// Shows the public object list inside another website, as high as it is:
//   <script src="https://rent.example.ch/embed.js" data-language="de"></script>

;(() => {
  const script = document.currentScript
  const { origin } = new URL(script.src)
  const { language, path = '/public-object-list', title = 'Quartier' } = script.dataset
  const address = new URL(path, origin)
  address.searchParams.set('embed', '1')
  if (language) address.searchParams.set('lang', language)
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: address.href, title, loading: 'lazy' })
  Object.assign(frame.style, { width: '100%', border: '0', display: 'block', height: '600px' })
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || data?.from !== 'quartier') return
    frame.style.height = `${Math.ceil(data.height)}px`
  })
  // In the head of a page nothing is shown.
  if (script.closest('body')) script.after(frame)
  else addEventListener('DOMContentLoaded', () => document.body.append(frame))
})()
