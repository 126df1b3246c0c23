import './home-calculator.css'
import './payment-form.css'
import './programme-fits.css'
import './result-panel.css'
import './slider-field.css'
import { later } from '../later/later.tsx'

/**
 * The calculator on the page of a unit or of a project. Until its code comes the form leads to the page of the
 * calculator, as it does without JavaScript; its styles are those of the page.
 */
export const HomePayment = later(async () => (await import('./home-calculator.tsx')).HomeCalculator)
