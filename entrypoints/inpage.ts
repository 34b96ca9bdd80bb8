import { startInpage } from '../src/provider/page-scripts/inpage.ts'

startInpage(window)
