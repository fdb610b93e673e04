//! Visual accessibility: contrast (WCAG 2.2 AA), touch targets that are large enough, nothing wider
//! than the screen.

use anyhow::{Result, ensure};

use crate::page::Page;

/// Text with too little contrast to its background, each kind once. Disabled controls are exempt,
/// and pictures have their own tests.
const FAINT: &str = r"
    const parts = (colour) => {
        const [r, g, b, a = 1] = colour.match(/[\d.]+/g).map(Number);
        const whole = colour.startsWith('color(') ? 255 : 1;
        return { ink: [r * whole, g * whole, b * whole], a };
    };
    const over = ({ ink, a }, ground) => ink.map((part, at) => part * a + ground[at] * (1 - a));
    const light = (ink) => {
        const [r, g, b] = ink.map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ground = (element) => {
        if (!element) return [255, 255, 255];
        const own = parts(getComputedStyle(element).backgroundColor);
        return own.a === 1 ? own.ink : over(own, ground(element.parentElement));
    };
    const found = new Map();
    let seen = 0;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement;
        const exempt = 'svg, .sr-only, .skip, option, [aria-disabled=true], :disabled';
        const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!text.textContent.trim() || element.closest(exempt) || !visible) continue;
        seen += 1;
        const style = getComputedStyle(element);
        const ink = parts(style.color);
        for (let at = element; at; at = at.parentElement) ink.a *= Number(getComputedStyle(at).opacity);
        const below = ground(element);
        const [one, two] = [light(over(ink, below)), light(below)];
        const ratio = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
        const size = parseFloat(style.fontSize);
        const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        if (ratio < (large ? 3 : 4.5)) {
            found.set(element.className, `${ratio.toFixed(2)} ${element.className}: ${text.textContent}`);
        }
    }
    if (seen < 5) found.set('', `only ${seen} texts`);
    return [...found.values()];";

/// Touch targets that are too small.
const SMALL: &str = r"
    const least = 44 - 0.5;
    const all = document.querySelectorAll('button, select, input, summary, a.button, nav a, [role=button]');
    const touched = (element) =>
        (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element;
    return [...all].filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        .map((element) => [element, touched(element).getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < least || box.height < least))
        .map(([element, box]) => `${box.width}x${box.height} ${element.outerHTML.slice(0, 120)}`);";

/// Elements that extend beyond the screen, if the page scrolls sideways.
const WIDE: &str = r"
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120));
    return [`${root.scrollWidth} pixels`, ...beyond];";

/// Checks what the page shows now.
pub async fn check(page: &Page, screen: &str) -> Result<()> {
    for (fault, script) in [("too faint", FAINT), ("too small", SMALL), ("too wide", WIDE)] {
        let found: Vec<String> = page.ask(script, Vec::new()).await?;
        ensure!(found.is_empty(), "{screen}: {fault}:\n{}", found.join("\n"));
    }
    Ok(())
}
