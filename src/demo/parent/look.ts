// How the stand-in's pages look: another house than ours, plain, and readable at every width.
export const look = `
:root { color-scheme: light; --ink: #13233a; --quiet: #4a5a70; --line: #c9d2de; --sea: #17406d; --pale: #eef3f9; --note: #fff4d6; --noteInk: #5c4300; }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: flex; flex-direction: column; background: var(--pale); color: var(--ink);
  font: 16px/24px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
.demo { background: var(--note); color: var(--noteInk); padding: 10px 16px; text-align: center; font-size: 14px; line-height: 20px; }
main { flex: 1; width: 100%; max-width: 496px; margin: 0 auto; padding: 32px 16px 48px; }
.house { display: flex; align-items: center; gap: 12px; margin: 0 0 24px; font-size: 20px; font-weight: 650; letter-spacing: .01em; color: var(--sea); }
.house svg { width: 36px; height: 36px; }
.card { background: #fff; border: 1px solid var(--line); border-radius: 16px; padding: 24px 20px; }
h1 { margin: 0; font-size: 26px; line-height: 32px; letter-spacing: -.01em; }
p { margin: 8px 0 0; }
.quiet { color: var(--quiet); }
fieldset { border: 0; margin: 24px 0 0; padding: 0; min-width: 0; }
legend { padding: 0; font-weight: 600; }
.person { position: relative; display: grid; grid-template-columns: auto 1fr auto; gap: 2px 12px; align-items: center; margin-top: 10px; padding: 12px;
  border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.person:hover { border-color: var(--sea); }
.person:has(:checked) { border-color: var(--sea); box-shadow: inset 0 0 0 1px var(--sea); background: #f6f9fd; }
.person:has(:focus-visible) { outline: 2px solid var(--sea); outline-offset: 2px; }
.person input { width: 20px; height: 20px; margin: 0; accent-color: var(--sea); outline: 0; }
.face { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: var(--sea); color: #fff; font-weight: 600; font-size: 15px; }
.who { min-width: 0; display: grid; overflow-wrap: anywhere; }
.who b { font-weight: 600; }
.who span { color: var(--quiet); font-size: 14px; line-height: 20px; }
.told { margin: 24px 0 0; padding: 14px 16px; border-radius: 12px; background: var(--pale); font-size: 15px; line-height: 22px; }
.told ul { margin: 4px 0 0; padding-left: 20px; }
.ways { display: grid; gap: 12px; margin-top: 24px; }
.ways button, .ways a { display: block; width: 100%; padding: 12px 20px; border-radius: 12px; border: 1px solid var(--sea); font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer; background: #fff; color: var(--sea); }
.ways .main { background: var(--sea); color: #fff; }
.ways .main:hover { background: #0f2f52; }
.ways button:focus-visible, .ways a:focus-visible { outline: 2px solid var(--sea); outline-offset: 2px; }
@media (min-width: 480px) { .card { padding: 36px 36px; } .ways { grid-template-columns: 1fr 1fr; } .ways > :only-child { grid-column: 1 / -1; } .ways .main { order: 1; } }
`;
