import { fontFamily } from '../shell/style/fontFamily.ts';

/** Milliseconds after which a page doesn't wait for the font any longer, on a very slow line. */
const longest = 1_000;

/**
 * An inline script that hides a first visitor's page until its font is there (`shell/style/global.css.ts`): the brand's
 * letters are the first to be seen, and no line wraps again. A visitor from another page of the site has the font already.
 */
export const fontScript = `<script>{let d=document,s=d.documentElement.dataset,show=()=>delete s.font;if(!d.referrer.startsWith(location.origin)){s.font='';d.fonts.load('1em "${fontFamily}"').then(show,show);setTimeout(show,${longest})}}</script>`;
