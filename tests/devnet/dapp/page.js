export const $ = (id) => document.getElementById(id)

const MOST_LINES = 200
// It scrolls, and keyboards have to reach it.
$('log').tabIndex = 0

/** A line in the log, newest first. */
export function log(text) {
  const line = document.createElement('li')
  const time = document.createElement('time')
  time.textContent = new Date().toLocaleTimeString()
  line.append(time, text)
  $('log').prepend(line)
  if ($('log').childElementCount > MOST_LINES) $('log').lastElementChild.remove()
}

/** Says in a card how it went: a sentence, how it is meant (`good`, `bad` or nothing), and a line for developers. */
export function say(id, sentence, outcome = '', detail = '') {
  const place = $(id)
  place.hidden = sentence === ''
  place.dataset.outcome = outcome
  const small = document.createElement('small')
  small.textContent = detail
  place.replaceChildren(sentence, ...(detail ? [small] : []))
}
