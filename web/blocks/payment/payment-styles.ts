/**
 * The styles of a calculator, for pages that have one. Its parts do not bring them: fetched later, as on the page of a
 * unit, they would ask for them once more beside the page, in a way that makes useless what it has asked for.
 */
import './home-calculator.css'
import './payment-form.css'
import './programme-fits.css'
import './result-panel.css'
import './slider-field.css'
