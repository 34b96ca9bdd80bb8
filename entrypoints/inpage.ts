import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { startInpage } from '../src/provider/inpage.ts'

export default defineUnlistedScript(() => {
  startInpage(window)
})
