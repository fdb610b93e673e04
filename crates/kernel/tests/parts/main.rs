//! Tests of the kernel's parts, one by one. The known answers were computed from the definitions by
//! an independent implementation. They never change, because old records must always verify.

mod dice;
mod digest;
mod fair;
mod news;
mod outside;
mod seats;
mod standings;
