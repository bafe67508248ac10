import { crossFade } from '../../../src/domain/crossFade.ts';

/** Seven classes for the number of columns in a grid of days, and seven for the column of a day. */
const dayColumns = Array.from(
  { length: 7 },
  (_, at) =>
    `.columns${at + 1}{grid-template-columns:repeat(${at + 1},minmax(0,1fr))}.column${at + 1}{grid-column:${at + 1}}`,
).join('');

/** Styles of the server-rendered pages, with the site's design tokens. */
export const styles = `${crossFade}
:root{color-scheme:light dark;
--ink:light-dark(#1b1233,#f4f1fb);--quiet:light-dark(#5f5778,#aea6c8);--line:light-dark(#e2deec,#2f2848);
--edge:light-dark(#8a82a2,#7d749d);--paper:light-dark(#fafafd,#120d20);--raised:light-dark(#fff,#1a142c);
--accent:light-dark(#a0480a,#ffb970);--accentTint:light-dark(#fff0de,#37230f);
--strandA:light-dark(#7a2be0,#b58cff);--strandB:light-dark(#4c43e4,#8f97ff);--strandC:light-dark(#1f5ce8,#6fa4ff);
--alarm:light-dark(#bb1f3a,#ff8f9c);--alarmTint:light-dark(#fdeff1,#351421);--focus:light-dark(#2457e6,#8fb2ff)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 clamp(1rem,.96rem + .18vw,1.125rem)/1.6 "Instrument Sans",Arial,sans-serif;
-webkit-font-smoothing:antialiased}
h1,h2,p,dl,dd{margin:0}
h1{font-size:clamp(2rem,1.64rem + 1.53vw,3rem);line-height:1.06;letter-spacing:-.032em;font-weight:500;text-wrap:balance}
h1 .together{white-space:nowrap}
h2{font-size:1.1875rem;line-height:1.3;letter-spacing:-.014em;font-weight:600}
a{color:inherit;text-decoration-color:var(--edge);text-underline-offset:.3em}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.page{display:grid;grid-template-rows:auto 1fr auto;grid-template-columns:minmax(0,1fr);gap:0 64px;min-height:100vh;max-width:1296px;
margin-inline:auto;padding:0 clamp(20px,4vw,48px)}
header{display:flex;align-items:center;min-height:72px;font-weight:600;letter-spacing:-.022em}
header a{display:inline-flex;align-items:center;gap:11px;min-height:44px;text-decoration:none}
main{display:grid;grid-template-columns:minmax(0,640px);gap:24px;align-content:start;padding-top:16px}
footer{padding:64px 0 32px;color:var(--quiet);font-size:.875rem}
footer p{display:flex;flex-wrap:wrap;gap:0 24px}
.strands{display:block;width:100%;height:48px;margin-bottom:24px;overflow:visible;fill:none;stroke-width:1.75;stroke-linecap:round}
.strands path{vector-effect:non-scaling-stroke}
.strands path:nth-of-type(1){stroke:var(--strandA)}.strands path:nth-of-type(2){stroke:var(--strandB)}
.strands path:nth-of-type(3){stroke:var(--strandC)}.strands path:nth-of-type(4){stroke:var(--ink);stroke-width:9}
.drawn{grid-template-rows:auto auto auto 1fr}
.drawn .strands{margin:24px 0 8px}
footer a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
footer a:hover{text-decoration:underline}
.head{display:grid;gap:24px}
.note{padding:16px 20px;border-radius:12px;background:var(--accentTint);border:1px solid var(--accent)}
.alarm{padding:16px 20px;border-radius:12px;background:var(--alarmTint);border:1px solid var(--alarm)}
.sheet{background:var(--raised);border:1px solid var(--line);border-radius:20px;padding:clamp(20px,5vw,32px)}
.sheet h2:has(+dl){padding-bottom:14px;border-bottom:1px solid var(--ink)}
.row{display:grid;grid-template-columns:1fr auto;gap:2px 24px;padding:12px 0;border-bottom:1px solid var(--line)}
.row dd{text-align:right;font-variant-numeric:tabular-nums lining-nums}
.row .rule{grid-column:1/-1;text-align:left;color:var(--quiet);font-size:.875rem;line-height:1.45}
.row:has(+.now){border-top:1px solid var(--ink);margin-top:-1px}
.row.now{border:0;padding-bottom:0;font-size:1.1875rem;font-weight:600}
.quiet{color:var(--quiet);font-size:.875rem;line-height:1.5}
form{display:grid;gap:12px}
button{min-height:48px;padding:8px 22px;border-radius:4px;border:1px solid var(--edge);background:var(--raised);color:inherit;
font:inherit;font-size:.9375rem;font-weight:560;cursor:pointer}
button:hover{border-color:var(--ink)}
button.primary{border-color:transparent;background:linear-gradient(135deg,#7a2be0,#1f5ce8) border-box;color:#fff}
button.primary:hover{filter:brightness(1.08)}
.fields{grid-template-columns:minmax(0,1fr);gap:24px}
.fields:has(.field){padding-top:24px;border-top:1px solid var(--ink)}
.field{display:grid;gap:6px}
label{justify-self:start;font-size:.875rem;font-weight:560;line-height:1.45}
input,textarea{width:100%;min-height:52px;margin:0;padding:13px 15px;border:1px solid var(--edge);border-radius:4px;
background:var(--raised);color:inherit;font:inherit;font-size:1rem;line-height:1.5}
textarea{min-height:176px;resize:vertical;field-sizing:content}
:is(input,textarea)[aria-invalid]{border-color:var(--alarm);box-shadow:inset 0 0 0 1px var(--alarm)}
.problem{color:var(--alarm);font-size:.8125rem;font-weight:500;line-height:1.45}
fieldset{min-width:0;margin:0;padding:0;border:0}
legend{padding:0;font-size:1.1875rem;font-weight:600}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));gap:8px}
.times>:not(.time){grid-column:1/-1}
.time{display:flex;align-items:center;gap:10px;justify-self:stretch;min-height:44px;font-variant-numeric:tabular-nums}
.time input{flex:none;width:20px;min-height:20px;height:20px;accent-color:currentColor}
.days{display:grid;gap:8px clamp(4px,1vw,8px);margin:12px 0 0;padding:12px 0 0;list-style:none;border-top:1px solid var(--ink)}
.days a{display:grid;padding:8px clamp(4px,1.5vw,12px) 9px;border:1px solid var(--edge);border-radius:4px;background:var(--raised);
font-size:.75rem;line-height:1.4;font-variant-numeric:tabular-nums;text-decoration:none}
.days a:hover{border-color:var(--ink)}
.days a>:first-child,.days a>:last-child{color:var(--quiet)}
.days b{font-size:1.125rem;font-weight:600;line-height:1.3}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
${dayColumns}
.fields button{justify-self:start}
.fields button:not(.primary){border-color:var(--ink)}
.ways{display:flex;flex-wrap:wrap;gap:0 24px}
.ways a{display:inline-flex;align-items:center;min-height:44px;font-weight:560}
@media (width>=968px){main{position:relative;align-content:start;min-height:240px;padding:48px 0 0 41.666%}
main>:is(h1,.head){position:absolute;inset:48px auto auto 0;width:calc(41.666% - 64px);max-width:none}}
@media (width>=600px){form:not(.fields){grid-template-columns:1fr 1fr}.primary{grid-column:1/-1}}
`;
